import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

function picture(sky: string, hills: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="${sky}" d="M0 0h60v40H0z"/><path fill="${hills}" d="m0 30 20-15 14 12 10-8 16 11v10H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const pictures = [
  { alt: 'Hills in the morning', src: picture('#ffe0b2', '#8d6e63') },
  { alt: 'Hills at noon', src: picture('#bbdefb', '#689f38') },
  { alt: 'Hills in the evening', src: picture('#ef9a9a', '#6a1b9a') },
  { alt: 'Hills at night', src: picture('#1a237e', '#0d1236') },
];

export default function StandardImageList() {
  return (
    <ImageList sx={{ width: '100%', maxWidth: 480 }}>
      {pictures.map(({ alt, src }) => (
        <ImageListItem key={alt}>
          <img src={src} alt={alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
