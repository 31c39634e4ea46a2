export const orders = [
  { id: 1042, customer: 'Amara Okafor', pieces: 2 },
  { id: 1043, customer: 'Li Wei', pieces: 5 },
  { id: 1044, customer: 'Sofía Rojas', pieces: 1 },
];
