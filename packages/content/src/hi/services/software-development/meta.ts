export const name = "आपके काम का सॉफ़्टवेयर";
