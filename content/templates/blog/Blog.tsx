import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import ArticleCard from './ArticleCard';
import { articles } from './articles';
import type { Article, Topic } from './articles';
import ArticleView from './ArticleView';
import LetterForm from './LetterForm';
import TopicFilter from './TopicFilter';
import { visuallyHidden } from '../shared/visuallyHidden';

/** A magazine about streets. Each cover is drawn for the topic of its article. */
export default function Blog() {
  const [topic, setTopic] = React.useState<Topic>();
  const [open, setOpen] = React.useState<Article>();
  const heading = React.useRef<HTMLHeadingElement>(null);
  const shown = articles.filter((article) => topic === undefined || article.topic === topic);

  /** Shows an article, or all of them, and moves the focus to the heading. */
  function show(article?: Article) {
    flushSync(() => setOpen(article));
    heading.current?.focus();
  }

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          borderBottom: 4,
          pb: 1,
          mb: { xs: 3, md: 5 },
        }}
      >
        <Typography
          ref={open ? undefined : heading}
          variant="h2"
          component={open ? 'p' : 'h1'}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          Kerbside
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>A magazine about streets</Typography>
      </Box>
      <main>
        {open ? (
          <ArticleView article={open} heading={heading} onBack={() => show()} />
        ) : (
          <React.Fragment>
            <TopicFilter topic={topic} onChange={setTopic} />
            <p role="status" style={visuallyHidden}>
              {topic &&
                `${shown.length === 1 ? '1 article' : `${shown.length} articles`} about ${topic}`}
            </p>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  sm: 'repeat(2, minmax(0, 1fr))',
                  md: 'repeat(3, minmax(0, 1fr))',
                },
                columnGap: 5,
                rowGap: 6,
                my: 4,
                '& > :first-of-type': { gridColumn: '1 / -1' },
              }}
            >
              {shown.map((article, index) => (
                <ArticleCard
                  key={article.slug}
                  article={article}
                  large={index === 0}
                  onOpen={() => show(article)}
                />
              ))}
            </Box>
          </React.Fragment>
        )}
        <LetterForm />
      </main>
    </Container>
  );
}
