// Replaces: the theme has no choices, as it has no analytics.
export { PrivacyChoices as default } from '../../analytics/PrivacyChoices';
