import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

function picture(background: string, vase: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 45"><path fill="${background}" d="M0 0h60v45H0z"/><path fill="${vase}" d="M26 8h8v7c8 4 8 22 0 24h-8c-8-2-8-20 0-24z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const vases = [
  { title: 'Blue vase', maker: 'Ingrid Solberg', src: picture('#eceff1', '#1565c0') },
  { title: 'Red vase', maker: 'Kwame Mensah', src: picture('#efebe9', '#b71c1c') },
  { title: 'Green vase', maker: 'Priya Nair', src: picture('#f1f8e9', '#2e7d32') },
  { title: 'Black vase', maker: 'Mateo Ruiz', src: picture('#fafafa', '#263238') },
];

export default function TitlebarBelowImageList() {
  return (
    <ImageList gap={16} sx={{ width: '100%', maxWidth: 480 }}>
      {vases.map(({ title, maker, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar position="below" title={title} subtitle={`by ${maker}`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
