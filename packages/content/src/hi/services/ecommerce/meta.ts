export const name = "ऑनलाइन दुकान";
