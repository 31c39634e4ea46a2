export const members = [
  { name: 'Amara Okafor', team: 'Sales' },
  { name: 'Diego Torres', team: 'Support' },
  { name: 'Ewa Nowak', team: 'Design' },
  { name: 'Hana Sato', team: 'Finance' },
  { name: 'Jonas Weber', team: 'Support' },
  { name: 'Kofi Mensah', team: 'Design' },
  { name: 'Leila Haddad', team: 'Sales' },
  { name: 'Mei Lin', team: 'Finance' },
  { name: 'Priya Nair', team: 'Support' },
  { name: 'Ravi Patel', team: 'Design' },
  { name: 'Sofia Rossi', team: 'Sales' },
];
