import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

function picture(wall: string, shade: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="${wall}" d="M0 0h60v60H0z"/><path fill="${shade}" d="M22 20h16l6 16H16zM29 36h2v18h-2zM22 54h16v2H22z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const pictures = [
  { alt: 'Lamp in a blue room', src: picture('#90caf9', '#0d47a1'), cols: 2, rows: 2 },
  { alt: 'Lamp in a yellow room', src: picture('#fff59d', '#f57f17') },
  { alt: 'Lamp in a green room', src: picture('#a5d6a7', '#1b5e20') },
  { alt: 'Lamp in a pink room', src: picture('#f8bbd0', '#880e4f'), cols: 2 },
];

export default function QuiltedImageList() {
  return (
    <ImageList variant="quilted" cols={4} rowHeight={100} sx={{ width: '100%', maxWidth: 480 }}>
      {pictures.map(({ alt, src, cols, rows }) => (
        <ImageListItem key={alt} cols={cols} rows={rows}>
          <img src={src} alt={alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
