'use client';
import { App } from '../../react/app.jsx';

export const Game = App;
