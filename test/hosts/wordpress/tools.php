<?php
// php tools.php COMMAND ARGUMENT…: what a test needs of the site beside its pages; prints JSON.
list( , $command ) = $argv;
$arguments         = array_slice( $argv, 2 );

$_SERVER['HTTP_HOST'] = parse_url( getenv( 'WP_ORIGIN' ), PHP_URL_HOST );
if ( 'install' === $command ) {
	define( 'WP_INSTALLING', true );
	$database = new mysqli( 'localhost', 'root', '', '', 0, getenv( 'WP_SOCKET' ) );
	$database->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );
}
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$commands = array(
	'install'    => function () {
		wp_install( 'Go', 'administrator', 'administrator@example.org', true, '', 'administrator' );
		foreach ( array( 'author', 'contributor' ) as $role ) {
			$user = array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@example.org", 'role' => $role );
			wp_insert_user( $user );
		}
		update_option( 'rss_use_excerpt', 0 );
		update_option( 'posts_per_rss', 500 );
		return array( 'wordpress' => $GLOBALS['wp_version'], 'php' => PHP_VERSION, 'theme' => wp_get_theme()->get( 'Name' ) );
	},
	'activate'   => function () {
		return activate_plugin( 'sgf-board/sgf-board.php' );
	},
	'deactivate' => function () {
		return deactivate_plugins( 'sgf-board/sgf-board.php' );
	},
	// As an administrator publishes what a contributor has handed in.
	'publish'    => function ( $id ) {
		wp_publish_post( (int) $id );
		return get_permalink( (int) $id );
	},
	'content'    => function ( $id ) {
		return get_post( (int) $id )->post_content;
	},
	'excerpt'    => function ( $id ) {
		return get_the_excerpt( (int) $id );
	},
	// A post as one who may write anything (an administrator) saves it.
	'post'       => function ( $content ) {
		kses_remove_filters();
		$post = array( 'post_title' => 'A game', 'post_content' => wp_slash( $content ), 'post_status' => 'publish', 'post_author' => 1 );
		return wp_insert_post( $post );
	},
);
echo json_encode( $commands[ $command ]( ...$arguments ) );
