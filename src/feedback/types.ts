/** 1: the page helped. 0: it didn't. */
export type Rating = 0 | 1;

/** The section that a comment is about: its anchor and the text of its heading. */
export interface Section {
  id: string;
  title: string;
}

/** How a reader opens the form: with a thumb, or with the button of a section's heading. */
export type FeedbackRequest = { rating: Rating } | { section: Section };
