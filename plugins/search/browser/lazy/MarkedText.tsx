import { markWords } from '../findWords';

interface Props {
  text: string;
  /** The words of the query, in lower case. */
  words: readonly string[];
}

/** A text with the words of the query marked. */
export function MarkedText({ text, words }: Props) {
  return markWords(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
