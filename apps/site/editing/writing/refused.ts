/** Why a text cannot be written in its place, as a sentence for the writer. */
export class Refused extends Error {}
