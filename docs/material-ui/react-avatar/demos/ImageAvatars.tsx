import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

function portrait(skin: string, shirt: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <path fill="#cfd8dc" d="M0 0h40v40H0z"/><circle fill="${skin}" cx="20" cy="16" r="7"/>
    <ellipse fill="${shirt}" cx="20" cy="37" rx="13" ry="11"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Mei Tanaka" src={portrait('#c68642', '#00695c')} />
      <Avatar alt="Amara Okafor" src={portrait('#6d4c41', '#f9a825')} />
      <Avatar alt="Jonas Lindqvist" src={portrait('#f1c27d', '#3949ab')} />
    </Stack>
  );
}
