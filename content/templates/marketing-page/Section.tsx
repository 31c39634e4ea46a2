import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

interface SectionProps {
  id: string;
  title: string;
  /** Whether it is set off from its neighbors. */
  raised?: boolean;
  children: React.ReactNode;
}

/** A part of the page, with a heading that links lead to. */
export default function Section({ id, title, raised = false, children }: SectionProps) {
  const titleId = React.useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ bgcolor: raised ? 'background.paper' : undefined, scrollMarginTop: 64 }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ mb: { xs: 3, md: 5 } }}>
          {title}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
