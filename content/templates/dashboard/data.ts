export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Day = (typeof days)[number];

/** Loaves that left the ovens in each hour, from midnight on. */
export const loavesByHour: Record<Day, number[]> = {
  Monday: [
    38, 64, 112, 168, 196, 154, 96, 60, 42, 30, 24, 26, 34, 28, 18, 12, 16, 22, 14, 0, 0, 0, 8, 20,
  ],
  Tuesday: [
    42, 70, 118, 172, 204, 160, 102, 58, 44, 28, 22, 30, 36, 24, 20, 14, 18, 20, 12, 0, 0, 0, 10,
    24,
  ],
  Wednesday: [
    40, 72, 124, 180, 198, 150, 98, 64, 40, 34, 28, 26, 32, 30, 16, 12, 20, 26, 10, 0, 0, 0, 12, 26,
  ],
  Thursday: [
    46, 78, 130, 188, 216, 170, 110, 66, 48, 36, 26, 32, 38, 32, 22, 18, 22, 28, 16, 0, 0, 0, 14,
    30,
  ],
  Friday: [
    58, 96, 152, 214, 248, 206, 138, 84, 60, 44, 38, 42, 50, 46, 34, 30, 36, 44, 28, 12, 0, 0, 24,
    48,
  ],
  Saturday: [
    72, 118, 176, 232, 262, 240, 188, 132, 98, 70, 52, 44, 36, 24, 12, 0, 0, 0, 0, 0, 0, 0, 0, 18,
  ],
  Sunday: [30, 52, 84, 120, 142, 128, 104, 80, 56, 34, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 22],
};

/** What part of the loaves each product was, in percent of the day. */
export const products = [
  { name: 'Sourdough', share: 34 },
  { name: 'Rye with caraway', share: 21 },
  { name: 'Milk bread', share: 17 },
  { name: 'Flatbread', share: 15 },
  { name: 'Brioche', share: 13 },
];

/** Euros that a loaf brings on average. */
export const LOAF_PRICE = 3.4;

export const statuses = ['In the oven', 'On the way', 'Delivered', 'Late'] as const;

export type Status = (typeof statuses)[number];

export interface Order {
  id: number;
  customer: string;
  /** When it must arrive: the hour and the minute. */
  due: string;
  loaves: number;
  status: Status;
}

const rows: [customer: string, due: string, loaves: number, status: Status][] = [
  ['Café Lumora', '05:30', 48, 'Delivered'],
  ['Hotel Vespera', '05:45', 120, 'Delivered'],
  ['Tanabe Noodle House', '06:00', 24, 'Delivered'],
  ['Okafor & Sons Grocers', '06:00', 86, 'Late'],
  ['Canteen of the Elm School', '06:15', 140, 'Delivered'],
  ['Bistro Olenka', '06:30', 32, 'Delivered'],
  ['Casa Almerinda', '06:30', 44, 'On the way'],
  ['Ayani Tea Room', '06:45', 18, 'On the way'],
  ['Riverside Nursing Home', '07:00', 95, 'Late'],
  ['Mistral Deli', '07:00', 38, 'On the way'],
  ['Zeynep’s Corner', '07:15', 52, 'On the way'],
  ['Hotel Brackwater', '07:30', 110, 'On the way'],
  ['Kiosk at Pier Four', '08:00', 16, 'In the oven'],
  ['Haldis Kitchen', '08:15', 40, 'In the oven'],
  ['Pension Rosmarin', '08:30', 28, 'In the oven'],
  ['Oyelaran Catering', '09:00', 160, 'In the oven'],
  ['Linden Street Market', '09:30', 74, 'In the oven'],
  ['Sato Sandwich Bar', '10:00', 66, 'In the oven'],
];

/** The orders of this morning. */
export const morningOrders: Order[] = rows.map(([customer, due, loaves, status], index) => ({
  id: 7301 + index,
  customer,
  due,
  loaves,
  status,
}));
