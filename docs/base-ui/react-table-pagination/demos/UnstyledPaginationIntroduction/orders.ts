export const orders = [
  { id: 'A-1042', customer: 'Amara Okafor', boxes: 3 },
  { id: 'A-1043', customer: 'Jonas Weber', boxes: 1 },
  { id: 'A-1044', customer: 'Mei Lin', boxes: 7 },
  { id: 'A-1045', customer: 'Priya Nair', boxes: 2 },
  { id: 'A-1046', customer: 'Diego Torres', boxes: 4 },
  { id: 'A-1047', customer: 'Leila Haddad', boxes: 1 },
  { id: 'A-1048', customer: 'Kofi Mensah', boxes: 12 },
  { id: 'A-1049', customer: 'Sofia Rossi', boxes: 2 },
  { id: 'A-1050', customer: 'Hana Sato', boxes: 5 },
  { id: 'A-1051', customer: 'Ravi Patel', boxes: 1 },
  { id: 'A-1052', customer: 'Ewa Nowak', boxes: 6 },
  { id: 'A-1053', customer: 'Tomas Silva', boxes: 3 },
];
