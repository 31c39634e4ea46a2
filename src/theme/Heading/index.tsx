// Replaces: headings of sections end with a button that opens the feedback form for the section. The
// original can't include it: its link would no longer be named after the heading's text.
export { SectionHeading as default } from '@site/src/feedback/SectionHeading';
