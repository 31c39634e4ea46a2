/** In-house ads, by name, with their links. */
export const IN_HOUSE_ADS = [
  { name: 'scaffoldhub', link: 'https://scaffoldhub.io/?partner=1' },
  { name: 'templates', link: 'https://mui.com/store/collections/templates/' },
  { name: 'themes', link: 'https://mui.com/store/collections/themes/' },
  { name: 'tidelift', link: 'https://tidelift.com/subscription/pkg/npm-material-ui' },
  { name: 'figma', link: 'https://mui.com/store/items/figma-react/' },
] as const;

export type InHouseAd = (typeof IN_HOUSE_ADS)[number];
