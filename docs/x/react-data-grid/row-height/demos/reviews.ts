export interface Review {
  id: number;
  tool: string;
  author: string;
  text: string;
}

export const reviews: Review[] = [
  { id: 1, tool: 'Pruning shears', author: 'Mei Rossi', text: 'Sharp, and easy to clean.' },
  {
    id: 2,
    tool: 'Watering can',
    author: 'Mateo Patel',
    text: 'The spout is long enough to reach pots at the back of the shelf, but the handle gets slippery when it is wet. I wrapped it with tape, and have used it every day since spring.',
  },
  {
    id: 3,
    tool: 'Garden gloves',
    author: 'Amara Okafor',
    text: 'Fits small hands. The seams at the fingertips came apart after four months of roses.',
  },
  { id: 4, tool: 'Seed box', author: 'Kenji Mori', text: 'Basil in nine days!' },
  {
    id: 5,
    tool: 'Raised bed',
    author: 'Rosa Demir',
    text: 'Two people need about forty minutes to build it. Pre-drill the corners, because the screws split the boards otherwise. After two winters, the wood is gray and still sound.',
  },
  {
    id: 6,
    tool: 'Compost, 40 l',
    author: 'Noah Lindqvist',
    text: 'A little woody, fine for beds.',
  },
];
