export const topics = ['Water', 'Shade', 'Markets', 'Night'] as const;

export type Topic = (typeof topics)[number];

export interface Article {
  slug: string;
  topic: Topic;
  title: string;
  summary: string;
  author: string;
  minutes: number;
  paragraphs: string[];
}

/** The newest first: it is the one in large. */
export const articles: Article[] = [
  {
    slug: 'gutters',
    topic: 'Water',
    title: 'A city is a roof with gutters',
    summary:
      'Where rain goes in the first ten minutes decides what a street is like for the next ten years.',
    author: 'Nadira Yusupova',
    minutes: 9,
    paragraphs: [
      'Stand on a corner when it starts to rain, and watch the curb. The first water is dark and carries everything that a dry week has left. It runs faster than you walk.',
      'Streets were drawn to be rid of it. Engineers who take the opposite view, and let water stay for an hour in a bed of gravel, find that trees grow twice as fast and cellars stay dry.',
      'The cheapest tool is a saw. Cut the curb open in front of every tree, and the tree does the rest.',
    ],
  },
  {
    slug: 'awnings',
    topic: 'Markets',
    title: 'The grammar of awnings',
    summary: 'Stripes, scallops, and chains: how a strip of cloth says that a shop is open.',
    author: 'Beto Quispe Arana',
    minutes: 6,
    paragraphs: [
      'An awning that is out says more than a sign. It makes a room of the pavement, and whoever steps below it has already entered.',
      'In a market hall, where no rain falls, vendors hang them all the same. Ask why, and they point at the stall that doesn’t have one.',
    ],
  },
  {
    slug: 'plane-trees',
    topic: 'Shade',
    title: 'Eleven degrees under a plane tree',
    summary: 'We carried a thermometer through a hot afternoon, from bench to bench.',
    author: 'Efua Mensima',
    minutes: 7,
    paragraphs: [
      'At three in the afternoon, the bench in the sun is too hot to sit on: 47 degrees. The bench across the path, below the oldest plane tree of the square, has 36.',
      'A sail of cloth gives shade, too, but the air below it stands still. Leaves move, and what they give off cools. No one has built that yet.',
    ],
  },
  {
    slug: 'last-tram',
    topic: 'Night',
    title: 'Who waits for the last tram',
    summary: 'A stop at a quarter to one, told by the people who stand there each night.',
    author: 'Linh Trần',
    minutes: 8,
    paragraphs: [
      'There are nine of them, and they nod. A baker on the way to work, two nurses on the way home, a man with a cello who has never been seen without it.',
      'The timetable says that the tram may leave early if the stop is empty. It never is.',
    ],
  },
  {
    slug: 'fountains',
    topic: 'Water',
    title: 'Fountains you can drink from',
    summary: 'A map of 212 taps, and what it takes to keep them running in winter.',
    author: 'Matteo Brandolin',
    minutes: 5,
    paragraphs: [
      'The oldest tap of the city has run without a pause since before there were meters. The plumber who looks after it calls it the dog, because it has to be walked.',
      'Water that moves doesn’t freeze. The bill for a winter is less than what it costs to repair one burst pipe.',
    ],
  },
  {
    slug: 'lamps',
    topic: 'Night',
    title: 'Lower lamps, longer evenings',
    summary: 'One street turned its lights down to the height of a hand. Nobody went home earlier.',
    author: 'Aroha Tamatea',
    minutes: 6,
    paragraphs: [
      'Lamps on high masts light everything a little. Lamps at the height of a railing light the ground and leave faces alone.',
      'After a year, people who live on the street were asked what had changed. Most named the stars.',
    ],
  },
  {
    slug: 'scales',
    topic: 'Markets',
    title: 'A thumb on the scales',
    summary: 'The inspector of weights has worked on the same square for 31 years.',
    author: 'Wanjiru Kamweti',
    minutes: 4,
    paragraphs: [
      'She carries eleven brass weights in a wooden case, and buys a pound of plums before she opens it. Most scales are right. Those that aren’t err in favor of the customer more often than not.',
      'Digital scales have not ended her work. They drift in the cold, and a market is cold until ten.',
    ],
  },
];
