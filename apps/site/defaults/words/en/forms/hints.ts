/** What the quote request asks for besides, below its description. */
export const alsoDescribe: string = "";
