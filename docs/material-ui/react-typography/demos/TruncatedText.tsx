import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export default function TruncatedText() {
  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Typography noWrap>Floor plan of the warehouse in Harbor Street</Typography>
      <Typography sx={twoLines} variant="body2" color="textSecondary">
        The plan shows the ground floor with all gates, the cold store, and the new packing tables.
      </Typography>
    </Stack>
  );
}
