import Box from '@mui/system/Box';

const details = [
  { term: 'Order', value: '1042' },
  { term: 'Customer', value: 'Amara Okafor' },
  { term: 'Deliver to', value: 'Quay 7, northern harbor, second warehouse' },
];

export default function RowAndColumnGap() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 1,
        width: '100%',
        maxWidth: 320,
        m: 0,
      }}
    >
      {details.map(({ term, value }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
