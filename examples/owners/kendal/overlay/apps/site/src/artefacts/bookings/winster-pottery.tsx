import { winsterPottery } from "@kolam/content/services/bookings/winster-pottery";
import { LineSheet } from "../sheet.tsx";

/** The pots that were promised, month by month, below what the kiln holds. */
export const WinsterPottery = () => <LineSheet words={winsterPottery} />;
