import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import StorefrontIcon from '@mui/icons-material/Storefront';

export default function VariantAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar
        variant="square"
        role="img"
        aria-label="Riverbend Tools"
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        R
      </Avatar>
      <Avatar
        variant="rounded"
        role="img"
        aria-label="Harbor Street branch"
        sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
      >
        <StorefrontIcon />
      </Avatar>
    </Stack>
  );
}
