import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      {variants.map((variant) => (
        <Avatar key={variant} variant={variant} color="primary" role="img" aria-label={variant}>
          AO
        </Avatar>
      ))}
    </Stack>
  );
}
