const WORDS = [
  'ads',
  'advert\\w*',
  'affiliates?',
  'analytics',
  'banners?',
  'beacons?',
  'consent',
  'cookies?',
  'error-reports?',
  'feedback',
  'newsletters?',
  'notifications?',
  'promos?',
  'shares?',
  'sponsors?',
  'surveys?',
  'telemetry',
  'track(?:er|ers|ing)',
  'web-vitals',
];

/** Matches paths of files that the lists of ad blockers match: a word of such lists, or a file named "ad". */
export const BLOCKED_NAMES = new RegExp(`(?<![a-z])(?:${WORDS.join('|')})(?![a-z])|/ad[./]`, 'i');
