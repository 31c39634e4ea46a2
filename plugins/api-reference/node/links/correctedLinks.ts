/** Broken links in the packages' comments, each with the correct link. */
export const CORRECTED_LINKS: ReadonlyMap<string, string> = new Map([
  [
    'https://mui.com/material-ui/api/accordion-summary/#AccordionSummary-classes-content',
    'https://mui.com/material-ui/api/accordion-summary/#accordion-summary-classes-content',
  ],
  [
    'https://mui.com/material-ui/api/accordion-summary/#AccordionSummary-classes-gutters',
    'https://mui.com/material-ui/api/accordion-summary/#accordion-summary-classes-gutters',
  ],
  [
    'https://mui.com/material-ui/api/table-sort-label/#table-sort-label-classes-direction-asc',
    'https://mui.com/material-ui/api/table-sort-label/#table-sort-label-classes-directionAsc',
  ],
  [
    'https://mui.com/material-ui/api/table-sort-label/#table-sort-label-classes-direction-desc',
    'https://mui.com/material-ui/api/table-sort-label/#table-sort-label-classes-directionDesc',
  ],
  // Sections that our pages have under another heading.
  [
    'https://mui.com/material-ui/customization/theme-components/#default-props',
    'https://mui.com/material-ui/customization/theme-components/#theme-default-props',
  ],
  [
    'https://mui.com/material-ui/react-button/#floating-action-buttons',
    'https://mui.com/material-ui/react-floating-action-button/',
  ],
]);
