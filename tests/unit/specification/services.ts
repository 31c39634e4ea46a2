import type { Rules } from './rules';

/** What is prescribed of ads, analytics, feedback, and the service worker. */
export const SERVICES: Rules = {
  'the ad slot': {
    'The place is 142 px high, 126 px from sm, and nothing moves': {
      'browser/ads.spec.ts': ['nothing moves: $state', 'on $screen'],
    },
    'Bots get no ad and are not counted': {
      'unit/src/ads/shared/bots.test.ts': ['%s: %s'],
      'browser/ads.spec.ts': ['for machines that read pages'],
    },
    'A fifth of loads shows inline ads, and the others pictures': {
      'unit/src/ads/adContent.test.ts': ['a draw of %d makes ads %s'],
      'browser/ads.spec.ts': ['a fifth of loads has inline ads, without a picture'],
    },
    'A blocked slot shows the request to allow ads in a fifth, else an in-house ad': {
      'unit/src/ads/adSlot.test.ts': ['asks to allow ads in a fifth of blocked slots'],
      'unit/src/ads/adContent.test.ts': ['is one of five in-house ads, all equally likely'],
    },
    'An ad is looked for at once and every 500 ms, 30 times at most': {
      'unit/src/ads/adSlot.test.ts': [
        'checks for an ad immediately, then every 500 ms, 30 times in total',
      ],
    },
    'An ad blocker is assumed at the seventh check, until a late ad comes': {
      'unit/src/ads/adSlot.test.ts': [
        'assumes an ad blocker at the seventh check, after three seconds',
        'shows the network’s ad when it loads late',
      ],
      'browser/ads.spec.ts': ['an ad that comes after it seemed blocked takes its place back'],
    },
    'A placeholder of the network is replaced by an in-house ad': {
      'unit/src/ads/adSlot.test.ts': ['shows an in-house ad in place of a placeholder'],
      'unit/src/ads/detection.test.ts': ['recognizes a placeholder only if an ad is found'],
    },
    'The feed’s first entry with a link is the ad': {
      'unit/src/ads/feed.test.ts': [
        'returns the first entry with a link, and its texts without interpreting markup',
      ],
      'browser/ads.spec.ts': ['comes when the code is opened, as text, and is counted'],
    },
    'A feed without an ad is asked ten times in all, and a network failure ends it': {
      'unit/src/ads/feed.test.ts': [
        'asks ten times in all, with pauses that grow up to a minute',
        'ends without an ad when %s',
        'ends at once when it is stopped after %i ms',
      ],
      'browser/ads.spec.ts': [
        'is asked for again while the feed has none',
        'is no longer asked for when the reader has left the page',
      ],
    },
    'An ad that throws is removed, and counted as a crash': {
      'unit/src/ads/AdSlot.test.tsx': [
        'a slot whose ad throws is removed, counted under its label, and counts no display',
        'a slot that can’t be created is removed, and counted without a label',
        'an ad under a demo that throws is removed with its place, and counted',
      ],
      'browser/ads.spec.ts': [
        'a slot that crashes leaves no place, is counted, and the next page tries again',
      ],
      'unit/src/ads/components.test.tsx': ['with the label %s is removed, and counted'],
      'browser/third-parties.spec.ts': ['an ad that throws is gone, and nothing else'],
    },
    'Displays are counted in a tenth of slots, 2500 ms after the label settles': {
      'unit/src/ads/adSlot.test.ts': [
        'counts a display in a tenth of slots, once its label has not changed for 2500 ms',
      ],
      'browser/ads.spec.ts': [
        'displays are counted, the ad’s at once and the slot’s later, and presses by the ad',
      ],
    },
  },
  analytics: {
    'A click reports the event of the closest element that names one': {
      'unit/src/analytics/clickEvent.test.ts': [
        'returns the event of the closest ancestor of the clicked element',
        'stops at the first category, even if its split drops the event',
      ],
      'browser/analytics.spec.ts': ['a click reports the event that its attributes name'],
    },
    'A split keeps its share of clicks': {
      'unit/src/analytics/clickEvent.test.ts': ['keeps the share of clicks given by the split'],
    },
    'A page view is sent once a path, with title and product': {
      'browser/analytics.spec.ts': [
        'the page view says title, path and product, once a path',
        'another page is another view with its own title, another hash is none',
      ],
    },
    'The reader’s preferences are user properties': {
      'browser/analytics.spec.ts': [
        'the reader is known by preferences, and again when one changes',
      ],
    },
    'One load in ten thousand reports web vitals': {
      'unit/src/analytics/reportWebVitals.test.ts': [
        'a draw of %d observes %i metrics',
        'each metric is sent as an event with its name and its increase',
      ],
    },
  },
  feedback: {
    'A failure restores the rating, keeps the comment, and says so': {
      'unit/error-catalogue/browser.test.tsx': [
        'a feedback failure restores the rating and keeps the comment',
      ],
      'browser/feedback.spec.ts': ['is kept when nobody listens', 'can be sent again'],
    },
    'A rating reaches the service and is remembered': {
      'browser/feedback.spec.ts': [
        'what a reader says reaches the service, and the rating is remembered',
      ],
    },
    'A malformed cookie is no rating': {
      'browser/feedback.spec.ts': ['a malformed cookie stands for no rating'],
    },
  },
  'the service worker': {
    'It is registered on the configured host only': {
      'unit/src/offline/shared/service-worker/settings.test.ts': [
        'accepts a host or loopback',
        'with "%s" on %s: %s',
      ],
      'browser/service-worker.spec.ts': [
        'no service worker is registered on another host',
        'is not asked for by a build without settings',
      ],
    },
    'An installed update is asked to skip waiting, then the page reloads, with focus': {
      'unit/src/offline/service-worker/followUpdates.test.ts': [
        'asks a worker that waits already, then reloads',
        'asks an installed worker to skip waiting, and reloads once it is active',
        'reloads only when the page has focus, and once for several workers',
      ],
      'browser/service-worker.spec.ts': [
        'brings an open page to the next release, with one reload',
      ],
    },
    'A page that no worker controls is left alone': {
      'unit/src/offline/service-worker/followUpdates.test.ts': [
        'does nothing on a page that no worker has served',
        'takes the first worker of a language for no update, though the root’s served the page',
      ],
    },
  },
};
