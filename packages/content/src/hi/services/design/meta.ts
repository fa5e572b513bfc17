export const name = "UI/UX डिज़ाइन";
