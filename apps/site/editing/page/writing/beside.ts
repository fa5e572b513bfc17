/** The name of the frame that shows the page beside its text. Nobody edits in it. */
export const besidePage = "kolam-page-beside";
