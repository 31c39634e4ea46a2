import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';

export default function MasonryThumbnail() {
  return (
    <Box sx={{ width: 170, height: 100 }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultHeight={100} defaultSpacing={1}>
        {[40, 60, 30, 50, 30, 60].map((height, index) => (
          <Box
            key={index}
            sx={{ height, width: '30%', m: 0.25, bgcolor: 'primary.light', borderRadius: 1 }}
          />
        ))}
      </Masonry>
    </Box>
  );
}
