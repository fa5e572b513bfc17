import type { Passage, Some } from "@kolam/content/model/basics/types";
import type {
  Listing,
  Process,
  ServicePageBase,
  Technologies,
} from "@kolam/content/model/types/service";
import { mobileDevelopmentCases } from "@site/entries/first/cases/mobile-development";

interface MobilePage extends ServicePageBase<"mobile-development"> {
  readonly process: Process;
  readonly technologies: Technologies;
  /** The conditions that an app has to cope with. */
  readonly conditions: Listing<Some<Passage>>;
}

/** The words of the mobile development page. */
export const mobileDevelopment = {
  id: "mobile-development",
  hero: {
    title: "An app earns its place on the home screen, or\u00a0loses it by Thursday.",
    lead: "Storage is full, data is metered and patience is short. We build apps that open quickly, work in the lift and have one good reason to stay.",
    actions: [
      { label: "Start App", href: "/quote" },
      { label: "View Apps", href: "/portfolio#mobile-development" },
    ],
  },
  offerings: {
    title: "Apps we take on",
    ask: { label: "Ask for a price", href: "/quote?services=mobile-development" },
    items: [
      {
        title: "Customer apps",
        text: "Ordering, booking, loyalty. Sign-in by mobile number, payment by UPI, a reorder button on the first screen.",
      },
      {
        title: "Field force apps",
        text: "Visits, photographs and signatures from places without coverage, synced once there is some.",
      },
      {
        title: "Delivery and logistics apps",
        text: "Routes, proof of delivery and cash reconciliation for riders who work with one hand.",
      },
      {
        title: "App back ends",
        text: "Accounts, notifications, payments and an admin panel, hosted in Mumbai so that your users do not wait for Virginia.",
      },
      {
        title: "Device and hardware apps",
        text: "Bluetooth meters, thermal printers, barcode scanners, NFC tags. We keep a drawer full of them to test on.",
      },
      {
        title: "App takeover",
        text: "Your app crashes and its author has gone. We take on the code, the store accounts and the one-star reviews.",
      },
    ],
  },
  process: {
    title: "A release calendar, agreed before the first line",
    ask: { label: "Ask for a calendar of your own", href: "/quote?services=mobile-development" },
    items: [
      {
        title: "One job, one screen",
        text: "We find the task people will open the app for, and prototype that screen on a phone in the first week.",
      },
      {
        title: "Design for small glass",
        text: "Every layout starts on a 5.5-inch Android with the font size turned up. Larger phones are the easy case.",
      },
      {
        title: "Fortnightly builds",
        text: "A build reaches your own phone every second week through TestFlight and Play internal testing.",
      },
      {
        title: "Store and after",
        text: "Listing, privacy forms, replies to reviews. Then a staged rollout, 5% first, with crash rates on the wall.",
      },
    ],
  },
  technologies: {
    title: "Built with",
    items: [
      { name: "Cross-platform", items: ["Flutter", "React Native", "Expo"] },
      { name: "Native", items: ["Kotlin", "Jetpack Compose", "Swift", "SwiftUI"] },
      { name: "Behind the app", items: ["Node.js", "Firebase", "PostgreSQL", "GraphQL"] },
      { name: "Quality", items: ["Fastlane", "Maestro", "Crashlytics", "device lab of 14 phones"] },
    ],
  },
  conditions: {
    title: "Four days in the life of an app",
    items: [
      {
        title: "The signal goes",
        text: "Orders wait on the phone and leave when they can. Nothing is sent twice, nothing is lost.",
      },
      {
        title: "The payment hangs",
        text: "UPI says pending for four minutes. The app says so too, and keeps checking.",
      },
      {
        title: "The phone is shared",
        text: "Father orders, daughter pays. Signing out is easy, and neither sees the other’s messages.",
      },
      {
        title: "The storage is full",
        text: "Downloads stay under 25\u00a0MB. The app that takes 300\u00a0MB is the first one to go.",
      },
    ],
  },
  figures: {
    title: "What good looks like by month three",
    items: [
      { value: "99.6%", label: "Crash-free sessions" },
      { value: "4.6", label: "Average store rating" },
      { value: "42%", label: "Users back after 30 days" },
      { value: "2.1 s", label: "Cold start on a budget phone" },
    ],
  },
  cases: {
    title: "Apps that stayed installed",
    ask: { label: "Tell us about your app", href: "/quote?services=mobile-development" },
    items: mobileDevelopmentCases,
  },
  questions: {
    title: "Questions about apps",
    ask: { label: "Ask your own", href: "/contact" },
    items: [
      {
        id: "native-or-not",
        question: "Native, cross-platform or no app at all?",
        answer:
          "This decides more of your bill than anything else. The number beside each option is its cost, measured against a web app’s.",
        points: [
          {
            title: "Web app, 1",
            text: "People use it once a month. Think twice if you need Bluetooth or background location.",
          },
          {
            title: "Flutter, 1.6",
            text: "Both stores, one team, a lot of custom design. Think twice if the app is mostly platform widgets.",
          },
          {
            title: "React Native, 1.6",
            text: "Your web team knows React. Think twice if animation at 120\u00a0Hz is the selling point.",
          },
          {
            title: "Kotlin and Swift, 2.5",
            text: "Camera, audio or sensors are the product. Think twice if the budget must cover both stores at once.",
          },
        ],
      },
      {
        id: "ios-too",
        question: "Do we need iOS from day one?",
        answer:
          "Often not. If nine of ten customers carry Android, launch there, learn for two months and bring the better version to iOS. With Flutter most of the work is done by then.",
      },
      {
        id: "store-rejection",
        question: "What if a store rejects the app?",
        answer:
          "We handle the reply and the change. Rejections for policy reasons are covered by the price; we read the policies, so there are few.",
      },
      {
        id: "yearly-cost",
        question: "What does an app cost after launch?",
        answer:
          "Plan for 15 to 20% of the build price a year. Android and iOS change every autumn. An app that falls behind can no longer be updated, and is later hidden from newer phones.",
      },
    ],
  },
  closing: {
    title: "Describe the one screen",
    text: "Tell us what a person should be able to do in ten seconds. We reply with a sketch of it, a way to build it and a price.",
    actions: [
      { label: "Get App Quote", href: "/quote" },
      { label: "Discuss Your App", href: "/contact" },
    ],
  },
} as const satisfies MobilePage;
