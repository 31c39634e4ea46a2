import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Article } from './articles';
import Cover from './Cover';

interface ArticleViewProps {
  article: Article;
  heading: React.Ref<HTMLHeadingElement>;
  onBack: () => void;
}

/** An article to read. */
export default function ArticleView({ article, heading, onBack }: ArticleViewProps) {
  return (
    <Container component="article" maxWidth="md" disableGutters>
      <Button
        color="inherit"
        onClick={onBack}
        startIcon={
          <ArrowBackIcon
            sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }}
          />
        }
      >
        All articles
      </Button>
      <Typography
        ref={heading}
        variant="h3"
        component="h1"
        tabIndex={-1}
        sx={{ outline: 'none', mt: 3, mb: 2, scrollMarginTop: 16 }}
      >
        {article.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        By {article.author}, {article.minutes} minutes
      </Typography>
      <Cover topic={article.topic} ratio="21 / 9" />
      <Box sx={{ maxWidth: '38em', mx: 'auto', my: 5, fontSize: '1.125rem' }}>
        {article.paragraphs.map((paragraph, index) => (
          <Typography
            key={paragraph}
            sx={[
              { fontSize: 'inherit', lineHeight: 1.75, mb: 2.5 },
              index === 0 && {
                '&::first-letter': {
                  float: 'inline-start',
                  fontSize: '3.6em',
                  lineHeight: 0.85,
                  paddingInlineEnd: '0.08em',
                  color: 'secondary.main',
                },
              },
            ]}
          >
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Container>
  );
}
