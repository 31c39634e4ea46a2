// Change: headings of sections end in the button that opens the feedback form for them. The original
// has no place for it, and would name its link by what it no longer takes for text.
export { SectionHeading as default } from '@site/src/services/feedback/SectionHeading';
