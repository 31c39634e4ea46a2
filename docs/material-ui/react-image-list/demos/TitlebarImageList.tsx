import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import InfoIcon from '@mui/icons-material/Info';

function picture(wall: string, floor: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 45"><path fill="${wall}" d="M0 0h60v30H0z"/><path fill="${floor}" d="M0 30h60v15H0z"/><path fill="#fff" d="M20 6h20v14H20z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rooms = [
  { name: 'Nairobi', seats: '8 seats', src: picture('#80cbc4', '#5d4037') },
  { name: 'Porto', seats: '4 seats', src: picture('#ffcc80', '#795548') },
  { name: 'Osaka', seats: '12 seats', src: picture('#b39ddb', '#4e342e') },
  { name: 'Lima', seats: '6 seats', src: picture('#9fa8da', '#6d4c41') },
];

export default function TitlebarImageList() {
  return (
    <ImageList sx={{ width: '100%', maxWidth: 480 }}>
      {rooms.map(({ name, seats, src }) => (
        <ImageListItem key={name}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            title={name}
            subtitle={seats}
            actionIcon={
              <IconButton aria-label={`About ${name}`} sx={{ color: 'common.white' }}>
                <InfoIcon />
              </IconButton>
            }
            sx={{ bgcolor: 'rgba(0, 0, 0, 0.6)' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
