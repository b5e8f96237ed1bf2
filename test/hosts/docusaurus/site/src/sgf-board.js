import 'sgf-board';
