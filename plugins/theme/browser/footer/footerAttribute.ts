/** On the element of the footer whose HTML is printed by the server alone. */
export const FOOTER_ATTRIBUTE = 'data-footer-links';
