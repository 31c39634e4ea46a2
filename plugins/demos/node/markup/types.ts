/** A fault in the markup of a demo. */
export interface MarkupProblem {
  line: number;
  /** What is missing, and how to add it. */
  message: string;
}
