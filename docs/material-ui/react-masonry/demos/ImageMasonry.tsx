import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const pictures = [
  { title: 'Dune', height: 120, sky: '#90caf9', ground: '#ffcc80' },
  { title: 'Meadow', height: 180, sky: '#b3e5fc', ground: '#81c784' },
  { title: 'Sea at dusk', height: 90, sky: '#ffab91', ground: '#3949ab' },
  { title: 'Moor', height: 150, sky: '#cfd8dc', ground: '#8d6e63' },
  { title: 'Snowfield', height: 100, sky: '#bbdefb', ground: '#fafafa' },
];

function draw({ height, sky, ground }: (typeof pictures)[number]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 ${height}">
    <path fill="${sky}" d="M0 0h160v${height}H0z"/>
    <path fill="${ground}" d="M0 ${height * 0.6}q80-30 160 0v${height}H0z"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export default function ImageMasonry() {
  return (
    // Until Masonry measures again, larger pictures would start another column.
    <Box sx={{ width: '100%', minHeight: 380, overflow: 'hidden' }}>
      <Masonry columns={2} spacing={1} sx={{ width: 'auto' }}>
        {pictures.map((picture) => (
          <img
            key={picture.title}
            src={draw(picture)}
            alt={picture.title}
            width={160}
            height={picture.height}
            style={{ height: 'auto' }}
          />
        ))}
      </Masonry>
    </Box>
  );
}
