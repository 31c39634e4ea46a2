import * as React from 'react';
import Card from '@mui/joy/Card';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function MultipleInteractionCard() {
  const [saved, setSaved] = React.useState(false);

  const save = (
    <IconButton
      aria-label="Save Ridge trail"
      aria-pressed={saved}
      variant={saved ? 'solid' : 'soft'}
      onClick={() => setSaved(!saved)}
    >
      <SvgIcon>
        <path d="M6 3h12v18l-6-4-6 4z" />
      </SvgIcon>
    </IconButton>
  );

  return (
    <Card orientation="horizontal" sx={{ width: 1, maxWidth: 320, alignItems: 'center' }}>
      <Typography level="title-md" component="h3" sx={{ flexGrow: 1 }}>
        <Link overlay underline="none" textColor="inherit" href="#discrete-actions">
          Ridge trail
        </Link>
      </Typography>
      {save}
    </Card>
  );
}
