import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

function picture(paper: string, ink: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="${paper}" d="M0 0h60v60H0z"/><path fill="none" stroke="${ink}" stroke-width="4" d="M-5 20q17-20 35 0t35 0M-5 40q17-20 35 0t35 0"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const patterns = [
  { alt: 'Waves in blue', src: picture('#e3f2fd', '#1565c0') },
  { alt: 'Waves in red', src: picture('#ffebee', '#c62828') },
  { alt: 'Waves in green', src: picture('#e8f5e9', '#2e7d32') },
  { alt: 'Waves in purple', src: picture('#f3e5f5', '#6a1b9a') },
  { alt: 'Waves in orange', src: picture('#fff3e0', '#ef6c00') },
  { alt: 'Waves in teal', src: picture('#e0f2f1', '#00695c') },
];

export default function WovenImageList() {
  return (
    <ImageList variant="woven" cols={3} gap={8} sx={{ width: '100%', maxWidth: 400, height: 280 }}>
      {patterns.map(({ alt, src }) => (
        <ImageListItem key={alt}>
          <img src={src} alt={alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
