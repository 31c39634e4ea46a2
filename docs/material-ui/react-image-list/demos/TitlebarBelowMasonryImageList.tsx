import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

function picture(color: string, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 ${height}"><path fill="${color}" d="M0 0h60v${height}H0z"/><circle cx="30" cy="${height / 2}" r="14" fill="#fff" fill-opacity=".7"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const posters = [
  { title: 'Moonrise', artist: 'Mei Chen', color: '#283593', height: 84 },
  { title: 'Noon', artist: 'Jonas Weber', color: '#f9a825', height: 48 },
  { title: 'Harbor', artist: 'Amara Okafor', color: '#00838f', height: 60 },
  { title: 'Lantern', artist: 'Yuki Mori', color: '#ad1457', height: 76 },
];

export default function TitlebarBelowMasonryImageList() {
  return (
    <ImageList variant="masonry" gap={16} sx={{ width: '100%', maxWidth: 480 }}>
      {posters.map(({ title, artist, color, height }) => (
        <ImageListItem key={title}>
          <img src={picture(color, height)} alt="" width={60} height={height} loading="lazy" />
          <ImageListItemBar position="below" title={title} subtitle={artist} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
