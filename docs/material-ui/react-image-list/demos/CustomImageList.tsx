import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

function picture(sky: string, sea: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="${sky}" d="M0 0h60v24H0z"/><path fill="${sea}" d="M0 24h60v16H0z"/><path fill="#fff" d="M30 8v14H20zM18 24h24l-4 5H22z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const boats = [
  { name: 'Regatta', src: picture('#4fc3f7', '#01579b'), wide: true },
  { name: 'Calm sea', src: picture('#ffb74d', '#00695c'), wide: false },
  { name: 'Night trip', src: picture('#3949ab', '#1a237e'), wide: false },
];
const gradient = 'linear-gradient(rgba(0, 0, 0, 0.7), rgba(0, 0, 0, 0.55))';

export default function CustomImageList() {
  const [favorite, setFavorite] = React.useState('Regatta');

  return (
    <ImageList rowHeight={160} gap={2} variant="quilted" sx={{ width: '100%', maxWidth: 480 }}>
      {boats.map(({ name, src, wide }) => (
        <ImageListItem key={name} cols={wide ? 2 : 1}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            position="top"
            title={name}
            actionPosition="left"
            actionIcon={
              <IconButton
                aria-label={`Favorite: ${name}`}
                aria-pressed={name === favorite}
                onClick={() => setFavorite(name)}
                sx={{ color: 'common.white' }}
              >
                {name === favorite ? <StarIcon /> : <StarBorderIcon />}
              </IconButton>
            }
            sx={{ background: gradient }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
