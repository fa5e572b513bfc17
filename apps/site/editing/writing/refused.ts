/** Why a text cannot be written where it stands, as a sentence for whoever wrote it. */
export class Refused extends Error {}
