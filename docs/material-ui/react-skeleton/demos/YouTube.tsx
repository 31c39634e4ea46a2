import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const recordings = [
  { title: 'Reading a floor plan', speaker: 'Lucía Fernández' },
  { title: 'Planning a kitchen', speaker: 'Kenji Watanabe' },
];

const picture = { display: 'grid', placeItems: 'center', bgcolor: 'action.hover' };

function Recordings({ loading = false }: { loading?: boolean }) {
  return recordings.map(({ title, speaker }) => (
    <div key={title}>
      {loading ? (
        <Skeleton variant="rounded" height={88} />
      ) : (
        <Box sx={{ ...picture, height: 88, borderRadius: 1 }}>
          <PlayArrowIcon color="primary" />
        </Box>
      )}
      <Typography noWrap>{loading ? <Skeleton /> : title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {loading ? <Skeleton width="60%" /> : speaker}
      </Typography>
    </div>
  ));
}

export default function YouTube() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 140px))', gap: 2 }}>
      <Recordings loading />
      <Recordings />
    </Box>
  );
}
