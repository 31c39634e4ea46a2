import Box from '@mui/system/Box';

const teams = [
  { name: 'Design', share: 0.75 },
  { name: 'Logistics', share: 0.4 },
  { name: 'Support', share: 0.05 },
];

export default function Values() {
  return (
    <Box component="ul" sx={{ width: 1, maxWidth: 480, m: 0, p: 0, listStyle: 'none' }}>
      {teams.map(({ name, share }) => (
        <Box component="li" key={name} sx={{ py: 1 }}>
          {name} uses {share * 100}% of its storage
          <Box sx={{ width: share, height: 12, borderRadius: 1, bgcolor: '#0277bd' }} />
        </Box>
      ))}
    </Box>
  );
}
