export interface Departure {
  time: string;
  destination: string;
  train: string;
  platform: string;
  note: string;
}

/** Tonight's trains, in the order in which they leave. */
export const departures: Departure[] = [
  { time: '19:48', destination: 'Lisbon', train: 'NL 204', platform: '3', note: 'Boarding' },
  { time: '20:15', destination: 'Gdańsk', train: 'NL 611', platform: '7', note: '' },
  { time: '20:52', destination: 'Trieste', train: 'NL 330', platform: '2', note: 'Sleeper full' },
  { time: '21:30', destination: 'Malmö', train: 'NL 118', platform: '9', note: '' },
  { time: '22:04', destination: 'Marseille', train: 'NL 452', platform: '4', note: '15 min late' },
  { time: '22:40', destination: 'Bucharest', train: 'NL 907', platform: '1', note: '' },
  { time: '23:12', destination: 'İstanbul', train: 'NL 960', platform: '6', note: 'Reserve seats' },
];
