import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

function picture(color: string, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 ${height}"><path fill="${color}" d="M0 0h60v${height}H0z"/><path fill="#fff" fill-opacity=".6" d="M30 8v${height - 16}M30 ${height - 8}l-12-14M30 ${height - 8}l12-14" stroke="#fff" stroke-width="3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const leaves = [
  { alt: 'Fern', color: '#2e7d32', height: 90 },
  { alt: 'Clover', color: '#558b2f', height: 45 },
  { alt: 'Maple', color: '#d84315', height: 70 },
  { alt: 'Birch', color: '#9e9d24', height: 60 },
  { alt: 'Oak', color: '#6d4c41', height: 80 },
  { alt: 'Linden', color: '#00796b', height: 50 },
];

export default function MasonryImageList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 480 }}>
      {leaves.map(({ alt, color, height }) => (
        <ImageListItem key={alt}>
          <img src={picture(color, height)} alt={alt} width={60} height={height} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
