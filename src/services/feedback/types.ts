/** 1: the page helped. 0: it did not. */
export type Rating = 0 | 1;

/** A section that a comment is about: its anchor, and its heading as text. */
export interface Section {
  id: string;
  title: string;
}

/** How a reader opens the form: by a thumb, or by the button of a section's heading. */
export type FeedbackRequest = { rating: Rating } | { section: Section };
