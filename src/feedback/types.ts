/** 1: the page helped. 0: it didn't. */
export type Rating = 0 | 1;

/** A click on a thumb. */
export interface FeedbackRequest {
  rating: Rating;
}
