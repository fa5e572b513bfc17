/** What the four phones of the mobile development page show: an app when something goes wrong. */
export const mobileScreens = {
  offline: {
    title: "Orders",
    label:
      "A phone without signal: two orders wait on it, and the app says that each will be sent once.",
    state: "No signal",
    heading: "2 orders waiting",
    orders: [
      { name: "Rice, oil, 4 more", time: "18:02", amount: "₹612" },
      { name: "Milk and curd", time: "18:05", amount: "₹180" },
    ],
    note: "Saved on this phone. Each leaves once, when the signal is back.",
    action: "Add another order",
  },
  payment: {
    title: "Payment",
    label:
      "A payment of ₹612 that the bank has not confirmed: the app says so, checks every ten seconds and asks not to pay again.",
    state: "Pending",
    amount: "₹612",
    stations: ["Ordered", "Approved", "Bank", "Paid"],
    passed: 2,
    since: "since 18:38",
    note: "Your bank has not answered yet. Please do not pay again.",
    checked: "Checked 18:42:10, next in 10\u00a0s",
  },
  account: {
    title: "Who is this?",
    label:
      "The people who share a phone: a father with two orders, a daughter who pays, and a button to sign out.",
    people: [
      { name: "Suresh", text: "2 orders on the way" },
      { name: "Meera", text: "1 payment to approve" },
    ],
    other: "Somebody else",
    note: "Each sees their own messages only.",
    action: "Sign out Suresh",
  },
  storage: {
    title: "Storage",
    label:
      "A phone with 31.2 of 32\u00a0GB in use: photos take most of it, a video app 300\u00a0MB, this app 24\u00a0MB.",
    used: "31.2 of 32\u00a0GB",
    usedGb: 31.2,
    capacityGb: 32,
    /** Together they are what is used; each bar is its share of the whole phone. */
    apps: [
      { name: "Photos", size: "18.4\u00a0GB", gb: 18.4 },
      { name: "System, other apps", size: "6.4\u00a0GB", gb: 6.376 },
      { name: "Chats", size: "6.1\u00a0GB", gb: 6.1 },
      { name: "Video app", size: "300\u00a0MB", gb: 0.3 },
      { name: "This app", size: "24\u00a0MB", gb: 0.024 },
    ],
    note: "To make room, delete the video app.",
  },
} as const;
