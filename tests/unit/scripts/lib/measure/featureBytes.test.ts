import { featureBytes } from '../../../../../scripts/lib/measure/featureBytes';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const SITE = process.cwd();

const FEATURES = {
  'ads, analytics, feedback, and notifications': {
    limit: 3000,
    entries: [
      'src/services/ads/AdPlacement.tsx',
      'src/site/config/AdProvider.tsx',
      'src/services/ads/FeedAdPlacement.tsx',
      'src/services/analytics/clientModule.ts',
      'src/services/analytics/PrivacyChoices.tsx',
      'src/services/ads/showAd.ts',
      'src/services/feedback/SectionCommentButton.tsx',
      'src/services/notifications/NotificationBell.tsx',
    ],
    folders: [
      'src/services/ads',
      'src/services/analytics',
      'src/services/feedback',
      'src/services/notifications',
      'src/services/third-parties',
    ],
  },
  preferences: {
    limit: 4000,
    entries: [
      'src/reader/preferences/clientModule.ts',
      'src/reader/preferences/codeStylingStore.ts',
      'src/reader/preferences/codeVariantStore.ts',
      'src/reader/preferences/theme/clientModule.ts',
      'src/reader/preferences/theme/ThemeProvider.tsx',
    ],
    folders: ['src/reader/preferences'],
  },
} as const;

describe('in the shell', () => {
  it.each(Object.entries(FEATURES))('%s stay within their bytes', async (_name, feature) => {
    expect(await featureBytes(SITE, feature)).toBeLessThanOrEqual(feature.limit);
  });
});

describe('the bytes of a feature', () => {
  const files = {
    'src/services/ads/Ad.ts': `import { draw } from './draw'; import { far } from '../far/far'; export const ad = () => [draw, far, import('./lazy/Panel')];`,
    'src/services/ads/draw.ts': `export const draw = 'DRAW'.repeat(9);`,
    'src/services/ads/lazy/Panel.ts': `export const panel = '${'panel'.repeat(9)}';`,
    'src/far/far.ts': `export const far = 'far';`,
  };
  const measure = async (changed: Readonly<Record<string, string>> = {}) =>
    featureBytes(await temporaryFolder({ ...files, ...changed }), {
      entries: ['src/services/ads/Ad.ts'],
      folders: ['src/services/ads'],
    });
  const noise = Array.from({ length: 50 }, (_, index) => `text${index * 7919}`).join(' ');

  it('grow with the modules that its entries import', async () => {
    const more = await measure({ 'src/services/ads/draw.ts': `export const draw = '${noise}';` });
    expect(more).toBeGreaterThan((await measure()) + 100);
  });

  it.each(['src/services/ads/lazy/Panel.ts', 'src/far/far.ts'])('leave out %s', async (file) => {
    const name = file.includes('Panel') ? 'panel' : 'far';
    const changed = await measure({ [file]: `export const ${name} = '${noise}';` });
    // The temporary folder's name changes the size, too.
    expect(Math.abs(changed - (await measure()))).toBeLessThan(20);
  });

  it('cannot be measured if the code does not compile', async () => {
    await expect(measure({ 'src/services/ads/draw.ts': 'export const draw = ;' })).rejects.toThrow(
      'draw.ts',
    );
  });
});
